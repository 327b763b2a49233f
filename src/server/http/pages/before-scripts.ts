/**
 * On a slow line a page can be used, or left by the back button, before its scripts are there. This stands in the page
 * itself and keeps what they would have heard, for `before-scripts.ts` of the client to do afterwards: ticks and typing,
 * and the last press on something that does nothing by itself. What links, menus and forms with an address do, the
 * browser does at once. A kept press says `aria-busy`, so that it can be seen to be kept.
 */
export const beforeScripts = [
  "{let pressed,changed=new Map,sentTo=location.href.split('#')[0],",
  "busy=(e,on)=>e&&(on?e.setAttribute('aria-busy','true'):e.removeAttribute('aria-busy')),",
  "keep=e=>{busy(pressed,0);busy(pressed=e,1)},",
  "hear={",
  // A button with a menu, and one that sends a form: the one works by itself, the other is heard of below.
  "click(e){let b=e.target.closest('button');b&&!b.hasAttribute('popovertarget')&&!(b.form&&b.type=='submit')&&keep(b)},",
  // Without an address a form would be sent to the page it stands on.
  "submit(e){let f=e.target;f.hasAttribute('action')||(e.preventDefault(),keep(e.submitter||f))},",
  // A tick that was taken back is none.
  "input(e){let t=e.target,b=t.type=='checkbox',had=changed.delete(t);b&&had||changed.set(t,b||t.type=='radio'?t.checked:t.value)}",
  "};",
  "for(let n in hear)addEventListener(n,hear[n]);",
  "window.beforeScripts=()=>{for(let n in hear)removeEventListener(n,hear[n]);return{sentTo,changed,pressed}}}",
].join("");
