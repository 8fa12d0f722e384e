"use client";

import { useLocale } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { late } from "@/components/ui/late";
import { askWords } from "@/lib/i18n/ask-words";
import { addressOf } from "@/lib/i18n/locale-path";
import type { Messages } from "@/lib/i18n/messages";
import { paths } from "@/lib/routes/paths";
import { useLoginRequest } from "@/lib/session/login-dialog";

const LoginDialog = late(() =>
	import("./login-dialog").then((module) => module.LoginDialog),
);

interface LoginControllerProps {
	/** Ways to reach people, worded by the server. */
	contact: ReactNode;
	/** What a visitor has put in. */
	basket: ReactNode;
}

/** Stands once in the frame and waits for `openLogin`; the dialog itself comes with the first wish, and so do its words. */
export function LoginController(props: LoginControllerProps) {
	const request = useLoginRequest();
	const [last, setLast] = useState(request);
	// What was asked last is still said while the dialog fades.
	if (request && request !== last) setLast(request);
	const words = useWords(last !== undefined);
	return last && words ? (
		<LoginDialog
			request={last}
			isOpen={request !== undefined}
			words={words}
			{...props}
		/>
	) : null;
}

function useWords(isWanted: boolean): Partial<Messages> | undefined {
	const locale = useLocale();
	const [words, setWords] = useState<Partial<Messages>>();
	useEffect(() => {
		if (!isWanted) return;
		askWords("login", locale).then(setWords, () => {
			// The page of its own needs no words from elsewhere.
			window.location.assign(addressOf({ locale, path: paths.login() }));
		});
	}, [isWanted, locale]);
	return words;
}
