"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { Api } from "@/lib/api/api";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";

interface Changes {
	remove: (api: Api, ids: number[]) => Promise<unknown>;
	putBack: (api: Api, ids: number[]) => Promise<unknown>;
	/** Asks for the list anew. */
	ask: () => Promise<unknown>;
	/** What the page says when they are gone. */
	removed: (count: number) => string;
}

/** The element that takes the focus when what had it is gone. */
export const listId = "favourites";

/** Takes favourites away, one or many at a time; each time it can be undone. */
export function useFavourites({ remove, putBack, ask, removed }: Changes) {
	const t = useTranslations("favourites");
	const api = browserApi(useLocale());
	const [leaving, setLeaving] = useState<number[]>([]);

	/** Says what went wrong, where something did. */
	const trying = (work: () => Promise<void>) =>
		work().catch((error: unknown) => {
			const { kind, message } = describeFailure(error);
			if (kind !== "login") notify(message ?? t("failed"), { isFault: true });
		});
	const undo = (ids: number[]) =>
		trying(async () => {
			await putBack(api, ids);
			await ask();
			notify(t("restored"));
		});
	async function takeAway(ids: number[], isByKey: boolean) {
		setLeaving(ids);
		await trying(async () => {
			await remove(api, ids);
			await ask();
			document.getElementById(listId)?.focus();
			notify(removed(ids.length), {
				action: {
					label: t("undo"),
					run: () => void undo(ids),
					takesFocus: isByKey,
					leave: () => document.getElementById(listId)?.focus(),
				},
			});
		});
		setLeaving([]);
	}
	return { leaving, takeAway };
}
