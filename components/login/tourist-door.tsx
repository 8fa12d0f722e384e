"use client";

import { ChevronRight, ShoppingBag } from "lucide-react";
import { useTranslations } from "next-intl";
import { useLogin } from "./login-context";
import { useLoginMethods } from "./use-login-methods";

/** The first choice: an order needs no account. */
export function TouristDoor() {
	const t = useTranslations("login.go");
	const { state, go } = useLogin();
	const isOpen = useLoginMethods()?.visitorOpen ?? true;
	const isLogin = ["phonePassword", "emailPassword", "phoneCode"].includes(
		state.panel,
	);
	if (!isLogin || !isOpen) return null;
	return (
		<>
			<button type="button" className="guest" onClick={() => go("asTourist")}>
				<ShoppingBag size={24} aria-hidden="true" />
				<span className="words">
					<b>{t("asTourist")}</b>
					<span>{t("asTouristHint")}</span>
				</span>
				<ChevronRight size={20} aria-hidden="true" />
			</button>
			<p className="or" aria-hidden="true">
				{t("or")}
			</p>
		</>
	);
}
