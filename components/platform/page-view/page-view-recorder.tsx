"use client";

import { useLocale } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { QueryReader } from "@/components/layout/query-reader";
import { browserApi } from "@/lib/api/browser";
import { noteSearched, takeMissed } from "@/lib/page-view/after-miss";
import { useConsent } from "@/lib/page-view/consent";
import { cameFrom, seenPage } from "@/lib/page-view/seen-page";

const restMilliseconds = 1_000;

interface Seen {
	path: string;
	referrer: string;
}

/**
 * Counts a page one second after it was reached, and a goods that was reached after a search in vain; with the shopper's
 * consent alone. Renders nothing.
 */
export function PageViewRecorder() {
	const locale = useLocale();
	const isAllowed = useConsent() === "yes";
	const [seen, setSeen] = useState<Seen>();
	useEffect(() => {
		if (!seen || !isAllowed) return;
		const timer = setTimeout(() => {
			const api = browserApi(locale, { isQuiet: true });
			api.post("/api/front/pc/visit", { body: seen }).catch(() => undefined);
			const choice = choiceOn(seen.path);
			if (choice)
				api
					.post("/api/front/search/choice", { body: choice })
					.catch(() => undefined);
		}, restMilliseconds);
		return () => clearTimeout(timer);
	}, [seen, isAllowed, locale]);
	const read = useCallback((query: string, path: string) => {
		const searched = new URLSearchParams(query).get("title");
		if (searched) noteSearched(searched);
		setSeen(reach(seenPage(path, query)));
	}, []);
	return <QueryReader onRead={read} />;
}

/** A goods that is reached after a search in vain is what was meant. */
function choiceOn(path: string) {
	const [, goodsId] = path.match(/^\/goods_detail\/(\d{1,9})$/) ?? [];
	const missed = goodsId && takeMissed();
	return missed ? { ...missed, goodsId: Number(goodsId) } : undefined;
}

/** The page before leads to this one; the first was reached from outside. */
function reach(path: string) {
	return (before: Seen | undefined): Seen =>
		before?.path === path
			? before
			: {
					path,
					referrer:
						before?.path ?? cameFrom(document.referrer, location.origin),
				};
}
