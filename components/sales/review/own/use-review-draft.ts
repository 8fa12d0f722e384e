"use client";

import { useState } from "react";
import { emptyLine, keepDraft, type LineDraft, readDraft } from "./draft";

/** What has been said of an order so far; a reload finds it again. */
export function useReviewDraft(orderNo: string) {
	const [draft, setDraft] = useState(() => readDraft(orderNo));

	function change(lineId: number, part: Partial<LineDraft>) {
		setDraft((known) => {
			const line = { ...(known[lineId] ?? emptyLine), ...part };
			const next = { ...known, [lineId]: line };
			keepDraft(orderNo, next);
			return next;
		});
	}
	return { draft, change };
}
