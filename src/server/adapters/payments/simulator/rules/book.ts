import type { SimulatorState } from "../state.ts";
import type { Wire } from "../wire/wire.ts";

export interface Plan {
  readonly code: string;
  readonly cents: number;
  readonly currency: string;
}

export interface Book {
  readonly state: () => SimulatorState;
  readonly plan: Plan;
  readonly wire: Wire;
  /** Lower-case letters and digits. */
  readonly random: (length: number) => string;
  announce(event: string, data: unknown, at: Date): Promise<void>;
}

export const newId = (state: SimulatorState): number => (state.lastId += 7);
