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

	function say(error: unknown) {
		const { kind, message } = describeFailure(error);
		if (kind !== "login") notify(message ?? t("failed"), { isFault: true });
	}
	async function undo(ids: number[]) {
		try {
			await putBack(api, ids);
			await ask();
			notify(t("restored"));
		} catch (error) {
			say(error);
		}
	}
	async function takeAway(ids: number[], isByKey: boolean) {
		setLeaving(ids);
		try {
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
		} catch (error) {
			say(error);
		}
		setLeaving([]);
	}
	return { leaving, takeAway };
}
