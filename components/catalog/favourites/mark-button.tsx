"use client";

import { MarkStyles } from "@/components/catalog/favourites/mark-styles";
import type { MarkNotices, Subject } from "./change-mark";
import { useMark } from "./use-mark";

export interface MarkWords extends MarkNotices {
	/** What it does, with the name of what it is about; after a word, the name alone. */
	label: string;
	/** Beside the heart, and first in what is spoken; none where the heart alone is enough. */
	off?: string;
	on?: string;
}

interface MarkButtonProps {
	subject: Subject;
	words: MarkWords;
}

/** The heart of a goods, or of a merchant; its own drawing, for those of the sheet cannot be filled. */
export function MarkButton({ subject, words }: MarkButtonProps) {
	const { isMarked, press } = useMark(subject, words);
	const word = isMarked ? words.on : words.off;
	return (
		<MarkStyles
			type="button"
			aria-label={word ? `${word} ${words.label}` : words.label}
			aria-pressed={isMarked}
			onClick={press}
		>
			<svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
				<path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
			</svg>
			{word && <span>{word}</span>}
		</MarkStyles>
	);
}
