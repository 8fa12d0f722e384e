"use client";

import { useLocale } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { notify } from "@/lib/page-state/notice";
import { openLogin } from "@/lib/session/login-dialog";
import { signedIn, useSignedIn } from "@/lib/session/signed-in";
import { forgetWish, keepUntilSignedIn, readWish } from "@/lib/session/wish";
import type { MarkNotices, Subject } from "./change-mark";

const entry = "mark-wish";

/**
 * Whether the account keeps a goods or follows a merchant, on a page that is the same for everybody: asked for by the
 * browser. A visitor signs in first, and then it is marked.
 */
export function useMark(subject: Subject, words: MarkNotices) {
	const locale = useLocale();
	const account = useSignedIn()?.uid;
	const [isMarked, setMarked] = useState(false);
	const isBusy = useRef(false);
	/** What was asked for before a press knows nothing of it. */
	const isPressed = useRef(false);

	async function mark(to: boolean) {
		if (isBusy.current) return;
		isBusy.current = true;
		isPressed.current = true;
		setMarked(to);
		// What changes it, as what asks for it, comes with the first need of it.
		const isDone = await import("./change-mark")
			.then((late) => late.changeMark(locale, subject, { isMarked: to, words }))
			.catch(() => void notify(words.failed, { isFault: true }));
		if (!isDone) setMarked(!to);
		isBusy.current = false;
	}

	const arrive = useEffectEvent(async (isGone: () => boolean) => {
		isPressed.current = false;
		if (takeWish(subject)) return mark(true);
		const marks = await import("./ask-marks");
		const found = await marks.isMarked(locale, subject);
		if (!isGone() && !isPressed.current) setMarked(found);
	});
	useEffect(() => {
		if (account === undefined) return setMarked(false);
		let isGone = false;
		arrive(() => isGone).catch(() => {
			// An empty heart is a comfort missed: pressing it tells the rest.
		});
		return () => {
			isGone = true;
		};
	}, [account]);

	function press() {
		if (signedIn()) return void mark(!isMarked);
		keepUntilSignedIn(entry, subject);
		openLogin(subject.kind === "goods" ? "favourite" : "follow");
	}
	return { isMarked, press };
}

/** Signing in ends in a new page, and the one that goes would take the wish along. */
function takeWish({ kind, id }: Subject): boolean {
	if (document.hidden) return false;
	const wish = readWish(entry);
	if (wish?.kind !== kind || wish.id !== id) return false;
	forgetWish(entry);
	return true;
}
