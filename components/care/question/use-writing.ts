"use client";

import { useLocale } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { isSignInCode } from "@/lib/api/sign-in-codes";
import { openLogin } from "@/lib/session/login-dialog";
import { signedIn } from "@/lib/session/signed-in";
import { readEntry, removeEntry, writeEntry } from "@/lib/storage/storage";
import type { WriteFormProps } from "./write-form";

/** A text until it is sent, once however often it is pressed; a visitor signs in first and finds it again. */
export function useWriting(props: WriteFormProps) {
	const { draftOf, words, send, onSent } = props;
	const locale = useLocale();
	const entry = `writing-${draftOf}`;
	const field = useRef<HTMLTextAreaElement>(null);
	const isLocked = useRef(false);
	const [text, setText] = useState("");
	const [fault, setFault] = useState("");
	const [isSending, setSending] = useState(false);
	const [isSent, setSent] = useState(false);

	useEffect(() => {
		const kept = readEntry(entry, "session");
		if (typeof kept === "string") setText((typed) => typed || kept);
	}, [entry]);

	function type(to: string) {
		setText(to);
		setFault("");
		setSent(false);
		writeEntry(entry, to, "session");
	}
	function refuse(because: string) {
		setFault(because);
		field.current?.focus();
	}
	async function submit() {
		const said = text.trim();
		if (said === "") return refuse(words.empty);
		if (!signedIn()) return openLogin("question");
		if (isLocked.current) return;
		isLocked.current = true;
		setSending(true);
		try {
			await send(browserApi(locale), said);
			removeEntry(entry, "session");
			setText("");
			setFault("");
			setSent(true);
			onSent?.();
		} catch (error) {
			hear(error);
		}
		isLocked.current = false;
		setSending(false);
	}
	function hear(error: unknown) {
		const known = error instanceof ApiError ? error : undefined;
		// The sign-in dialog says the rest.
		if (known && isSignInCode(known.code)) return;
		refuse(known?.message || words.failed);
	}
	return { field, text, type, fault, isSending, isSent, submit };
}
