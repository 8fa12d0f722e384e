"use client";

import { useState } from "react";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";

/** Something done at a press; what went wrong is said, in words of its own or as `failed`, and what is there is asked anew. Answers whether it was done. */
export function useTrying(failed: string, onChange: () => void) {
	const [isBusy, setBusy] = useState(false);
	async function trying(work: () => Promise<unknown>) {
		setBusy(true);
		let isDone = true;
		try {
			await work();
		} catch (error) {
			isDone = false;
			const { kind, message } = describeFailure(error);
			if (kind !== "login") notify(message ?? failed, { isFault: true });
		}
		setBusy(false);
		onChange();
		return isDone;
	}
	return { isBusy, trying };
}
