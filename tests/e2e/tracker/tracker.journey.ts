import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { toastOf } from "../tools/tool-member.ts";
import { applied, daysAgo, trackerMember } from "./tracker-member.ts";

test("an application is added, found, changed, deleted and put back", async ({ page }) => {
  await trackerMember(page);
  await page.goto("/job-tracker");
  await hydrated(page);
  await expect(page.getByText("No applications found")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add Your First Application" }).click();
  const dialog = page.getByRole("dialog", { name: "Add application" });
  await expect(dialog.getByLabel("Job type")).toHaveValue("Full Time");
  await expect(dialog.getByLabel("Platform")).toHaveValue("LinkedIn");
  await expect(dialog.getByLabel("Result")).toHaveValue("Pending");
  await expect(dialog.getByLabel("Date applied")).toHaveValue(daysAgo(0));
  await dialog.getByRole("button", { name: "Add application" }).click();
  await expect(dialog.getByLabel("Job title")).toBeFocused();
  await expect(dialog.getByText("Required").first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Job title").fill("SEO Lead");
  await dialog.getByLabel("Company").fill("Fernhill");
  await dialog.getByLabel("Link").fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "Add application" }).click();
  await expect(dialog.getByText("Must be a valid URL")).toBeVisible();
  await dialog.getByLabel("Link").fill("https://fernhill.example/jobs/7");
  await dialog.getByLabel("Strategy tag").fill("Teardown");
  await dialog.getByLabel("Notes").fill("Sent two samples.");
  await dialog.getByRole("button", { name: "Add application" }).click();
  await expect(toastOf(page, "Job application created successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("1 application", { exact: true })).toBeVisible();

  // The same role at the same company, however it is written.
  await page.getByRole("button", { name: "Add application" }).click();
  await dialog.getByLabel("Job title").fill("seo lead");
  await dialog.getByLabel("Company").fill("Fernhill Ltd");
  await dialog.getByLabel("Link").focus();
  await expect(dialog.getByText("You track this role already")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await applied(page, {
    jobTitle: "Email Writer",
    company: "Orbit",
    platform: "Email",
    daysAgo: 3,
  });
  await page.reload();
  await hydrated(page);
  await page.getByRole("combobox", { name: "Platform" }).selectOption("Email");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page.getByText("1 application", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/platform=Email/);
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page.getByText("2 applications", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Edit SEO Lead at Fernhill" }).click();
  const edit = page.getByRole("dialog", { name: "Edit application" });
  await expect(edit.getByLabel("Notes")).toHaveValue("Sent two samples.");
  await edit.getByLabel("Result").selectOption("Interview");
  await edit.getByLabel("Strategy tag").fill("");
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(toastOf(page, "Job application updated successfully")).toBeVisible();
  await page.getByRole("link", { name: /^Active/ }).click();
  await expect(page.getByText("1 application", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText("Teardown")).toBeHidden();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Delete SEO Lead at Fernhill" }).click();
  const sure = page.getByRole("dialog", {
    name: "Are you sure you want to delete this application?",
  });
  await sure.getByRole("button", { name: "Delete" }).click();
  await expect(toastOf(page, "Job application deleted successfully")).toBeVisible();
  await expect(page.getByText("No applications found")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "SEO Lead" })).toBeVisible();
});

test("an application goes its way: timeline, people, documents, follow-ups", async ({ page }) => {
  await trackerMember(page);
  const id = await applied(page, {
    jobTitle: "Content Lead",
    daysAgo: 20,
    followUpDate: daysAgo(13),
  });
  await page.goto(`/job-tracker/${id}`);
  await hydrated(page);
  await expect(page.getByText("quiet for 20 days")).toBeVisible();
  await expectAccessible(page);

  const timeline = page.getByRole("region", { name: "Timeline" });
  await timeline.getByRole("button", { name: "Write something down" }).click();
  await timeline.getByLabel("What happened").selectOption("Interview");
  await timeline.getByLabel("On", { exact: true }).fill(daysAgo(5));
  await timeline.getByLabel("Note").fill("Half an hour with Priya.");
  await timeline.getByRole("button", { name: "Write it down" }).click();
  await expect(timeline.getByText("Half an hour with Priya.")).toBeVisible();

  // Remembered later: it goes before the interview, and the interview is still where it stands.
  await timeline.getByRole("button", { name: "Write something down" }).click();
  await timeline.getByLabel("What happened").selectOption("Replied");
  await timeline.getByLabel("On", { exact: true }).fill(daysAgo(9));
  await timeline.getByRole("button", { name: "Write it down" }).click();
  await expect(timeline.getByRole("listitem")).toContainText(["Pending", "Replied", "Interview"]);
  await expect(page.getByText("quiet for")).toBeHidden();

  await timeline.getByRole("button", { name: /^Remove Interview/ }).click();
  await expect(timeline.getByRole("listitem")).toContainText(["Pending", "Replied"]);
  await expect(timeline).toBeVisible();
  await expect(timeline.getByRole("button", { name: /^Remove Pending/ })).toBeHidden();

  const people = page.getByRole("region", { name: "People" });
  await people.getByRole("button", { name: "Add" }).click();
  await people.getByLabel("Name").fill("Priya Naidoo");
  await people.getByLabel("Address").fill("priya@fernhill.example");
  await people.getByRole("button", { name: "Save" }).click();
  await expect(people.getByText("Email: priya@fernhill.example")).toBeVisible();
  await expect(page.getByText("Hello Priya,")).toBeVisible();

  const kept = await page.request.post("/api/premium/documents", {
    data: {
      content: {
        tool: "outreach",
        request: { target: "saas", purpose: "sales", channel: "both", role: "SEO writer" },
      },
    },
  });
  expect(kept.status()).toBe(200);
  const documents = page.getByRole("region", { name: "Documents" });
  await documents.getByRole("button", { name: "Link one" }).click();
  await documents.getByRole("button", { name: "Link", exact: true }).click();
  await expect(documents.getByRole("link", { name: /SEO writer/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "I followed up today" }).click();
  await expect(toastOf(page, "Follow-up written down")).toBeVisible();
  await expect(timeline.getByText("You followed up")).toBeVisible();
});

test("what is due is said first, and what was quiet for long is closed in one pass", async ({
  page,
}) => {
  await trackerMember(page);
  await applied(page, { jobTitle: "Due Role", daysAgo: 8, followUpDate: daysAgo(1) });
  await applied(page, { jobTitle: "Old Role", daysAgo: 61 });
  await applied(page, { jobTitle: "Older Role", daysAgo: 90 });
  await applied(page, { jobTitle: "Young Role", daysAgo: 59 });
  await page.goto("/job-tracker");
  await hydrated(page);
  const due = page.getByRole("region", { name: "Follow-ups" });
  await expect(due.getByText("follow-up due yesterday")).toBeVisible();
  await expect(due.getByText("2 have been quiet for 60 days or more.")).toBeVisible();
  await due.getByRole("button", { name: /^I followed up on Due Role/ }).click();
  await expect(due.getByText(/^Nothing today\. Next: Fernhill/)).toBeVisible();

  await due.getByRole("button", { name: "Close them all" }).click();
  await expect(toastOf(page, "2 closed as No Response")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Completed/ })).toContainText("2");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toastOf(page, "2 opened again")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Completed/ })).toContainText("0");
});

test("the board is used with a mouse, and with the keyboard alone", async ({ page }) => {
  await trackerMember(page);
  await applied(page, { jobTitle: "Brand Writer" });
  await page.goto("/job-tracker?view=board");
  await hydrated(page);
  await expectAccessible(page);
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
  await expect(column("Pending").getByRole("listitem")).toHaveCount(1);

  const menu = page.getByRole("button", { name: "Move to…: Brand Writer at Fernhill" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Viewed" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(column("Replied").getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("Brand Writer at Fernhill moved to Replied.")).toBeAttached();

  await column("Replied").getByRole("listitem").dragTo(column("Interview"));
  await expect(column("Interview").getByRole("listitem")).toHaveCount(1);
  await expect(toastOf(page, "Moved to Interview")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column("Replied").getByRole("listitem")).toHaveCount(1);
});

test("somebody else's application is not there", async ({ page, browser }) => {
  await trackerMember(page);
  const id = await applied(page, { jobTitle: "Mine alone" });
  const other = await browser.newPage();
  await trackerMember(other);
  await other.goto(`/job-tracker/${id}`);
  await expect(other.getByText("This application is not there")).toBeVisible();
  await expect(other.getByText("Mine alone")).toBeHidden();
  await other.close();
});
