"use client";

import { useLocale } from "next-intl";
import { useCallback } from "react";
import { noteShown } from "@/lib/offline/kept-at";
import type { SessionWord } from "@/lib/offline/offline-terms";
import { onceLoaded } from "@/lib/page-state/once-loaded";
import { signedIn } from "@/lib/session/signed-in";
import { QueryReader } from "../query-reader";

/** Has each page that is shown kept for when there is no line, once everything else is there. Renders nothing. */
export function KeepPages() {
	const locale = useLocale();
	const read = useCallback(() => {
		const { pathname, search } = window.location;
		noteShown(pathname + search);
		navigator.serviceWorker?.controller?.postMessage({
			kind: "session",
			session: signedIn()?.key,
		} satisfies SessionWord);
		void afterLoad().then(async () => {
			const { keepShown } = await import("./keep-shown");
			await keepShown(locale);
		}, noLine);
	}, [locale]);
	return <QueryReader onRead={read} />;
}

/** Without a line what tells the worker may not be there. */
const noLine = () => undefined;

function afterLoad(): Promise<void> {
	return new Promise((resolve) => onceLoaded(() => setTimeout(resolve, 1_000)));
}
