"use client";

import { useState } from "react";
import { type Draft, keepDraft, readDraft } from "./draft";

/** What is decided on the page; a reload finds it again. */
export function useDraft(preOrderNo: string) {
	const [draft, setDraft] = useState(() => readDraft(preOrderNo));

	function change(part: Partial<Draft>) {
		setDraft((known) => {
			const next = { ...known, ...part };
			keepDraft(preOrderNo, next);
			return next;
		});
	}
	return { draft, change };
}
