"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { outboxEntry } from "@/lib/cart/basket-names";
import { removeEntry } from "@/lib/storage/storage";
import { useLeave } from "./use-leave";

/** Asks once more, in the place where it was pressed. */
export function LogoutButton() {
	const t = useTranslations("account");
	const locale = useLocale();
	const leave = useLeave();
	const yes = useRef<HTMLButtonElement>(null);
	const [isAsked, setAsked] = useState(false);
	const [failure, setFailure] = useState<string>();
	useEffect(() => {
		if (isAsked) yes.current?.focus();
	}, [isAsked]);

	async function signOut() {
		// With a line or without, what the session has put in ends with it.
		removeEntry(outboxEntry);
		try {
			await browserApi(locale).get("/api/front/login/logout");
			leave();
		} catch (error) {
			const said = error instanceof ApiError ? error.message : "";
			setFailure(said || t("failed"));
		}
	}

	if (!isAsked)
		return (
			<button type="button" className="logout" onClick={() => setAsked(true)}>
				<Icon name="log-out" size={18} />
				{t("logout")}
			</button>
		);
	return (
		<fieldset className="sure">
			<legend>{t("confirm")}</legend>
			<Button kind="quiet" onClick={() => setAsked(false)}>
				{t("stay")}
			</Button>
			<Button ref={yes} kind="primary" onClick={signOut}>
				{t("logout")}
			</Button>
			{failure && <p role="alert">{failure}</p>}
		</fieldset>
	);
}
