import { onePerProcess } from "../process/one-per-process";

/** What this process does once the last answer is out, before it ends. */
export function closings(): (() => Promise<void>)[] {
	return onePerProcess("closings", () => []);
}
