import { fold } from "./fold";
import { tokenRuns } from "./tokens";

/** Two neighbouring characters of a Chinese name. */
export interface Gram {
	/** Folded. */
	gram: string;
	/** As the name has it. */
	written: string;
	/** True where they are a word by themselves, and not the end of one and the beginning of another. */
	isWord: boolean;
}

/** Chinese of two characters and more. */
export const hanRuns = /\p{Script=Han}{2,}/gu;

export function gramsOf(name: string): Gram[] {
	return [...name.matchAll(hanRuns)].flatMap(([run]) => {
		const [written, folded] = [[...run], [...fold(run)]];
		if (written.length !== folded.length) return [];
		const words = tokenRuns(run).flatMap((one) =>
			one.script === "unspaced" ? one.words : [],
		);
		return written.slice(1).map((_, at) => {
			const gram = folded.slice(at, at + 2).join("");
			return {
				gram,
				written: written.slice(at, at + 2).join(""),
				isWord: words.includes(gram),
			};
		});
	});
}
