import { fold } from "../../../full-text/fold";

/** One spelling for what was typed, whatever its case, script and spaces. */
export function tidy(typed: string): string {
	return fold(typed).replace(/\s+/g, " ").trim();
}
