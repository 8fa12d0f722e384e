"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { isSigningIn, useLogin } from "./login-context";
import { useLoginMethods } from "./use-login-methods";

/** The first choice: an order needs no account. */
export function TouristEntry() {
	const t = useTranslations("login.go");
	const { state, go } = useLogin();
	const isOpen = useLoginMethods()?.visitorOpen ?? true;
	if (!isSigningIn(state.panel) || !isOpen) return null;
	return (
		<>
			<button
				type="button"
				className="guest row gap-x3 full line-tight"
				onClick={() => go("asTourist")}
			>
				<Icon name="shopping-bag" size={24} />
				<span className="words stack">
					<b className="size-reading">{t("asTourist")}</b>
					<span>{t("asTouristHint")}</span>
				</span>
				<Icon name="chevron-right" size={20} />
			</button>
			<p className="or soft" aria-hidden="true">
				{t("or")}
			</p>
		</>
	);
}
