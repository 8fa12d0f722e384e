"use client";

import { useLocale } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { LoginButton } from "@/components/identity/login/login-button";
import { late } from "@/components/ui/late";
import { useLatePanel } from "@/components/ui/use-late-panel";
import { askWords } from "@/lib/i18n/ask-words";
import { useSignedIn } from "@/lib/session/signed-in";

const loadPanel = () => import("./account-panel");
const AccountPanel = late(() =>
	loadPanel().then((module) => module.AccountPanel),
);

interface AccountButtonProps {
	/** What a visitor reads. */
	visitorWord: string;
	/** Said before the name of who is signed in. */
	accountWord: string;
	/** The picture of it. */
	children: ReactNode;
}

/** Signs a visitor in; shows who is signed in the own account. The panel and its words come with the first wish. */
export function AccountButton(props: AccountButtonProps) {
	const { visitorWord, accountWord, children } = props;
	const hint = useSignedIn();
	const locale = useLocale();
	const panel = useLatePanel<HTMLButtonElement>(() => {
		askWords("account", locale).catch(() => undefined);
		return loadPanel();
	});

	const uid = hint?.uid;
	useEffect(() => {
		if (uid === undefined) return;
		import("@/lib/location/account-location").then(
			({ followAccount }) => followAccount(locale),
			() => undefined,
		);
	}, [uid, locale]);

	if (!hint)
		return (
			<LoginButton>
				{children}
				<span className="word">{visitorWord}</span>
			</LoginButton>
		);

	return (
		<>
			<button type="button" {...panel.openerProps} onClick={panel.open}>
				{children}
				<span className="visually-hidden">{accountWord}</span>
				<span className="word">{hint.nickname || accountWord}</span>
			</button>
			{panel.isWanted && <AccountPanel {...panel.panelProps} />}
		</>
	);
}
