"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { depart } from "@/lib/session/depart";
import { useLoginRequest } from "@/lib/session/login-dialog";
import { providerNames, type SocialProvider } from "@/lib/session/social-trip";
import { SocialIcon } from "./social-icons";
import { useLoginMethods } from "./use-login-methods";

/** Ways to sign in by another service; nothing where none is open. */
export function SocialLogins() {
	const t = useTranslations("login.social");
	const locale = useLocale();
	const wanted = useLoginRequest()?.wanted;
	const [leavingFor, setLeavingFor] = useState<SocialProvider>();
	const [fault, setFault] = useState<string>();
	const methods = useLoginMethods();
	if (!methods) return null;
	const open: SocialProvider[] = [];
	if (methods.facebookOpen) open.push("facebook");
	if (methods.twitterOpen) open.push("twitter");
	if (open.length === 0) return null;

	async function leave(provider: SocialProvider, facebookAppId: string) {
		setFault(undefined);
		setLeavingFor(provider);
		try {
			const { pathname, search } = window.location;
			const returnTo = wanted ?? pathname + search;
			const departure = { provider, facebookAppId, locale, returnTo };
			window.location.assign(await depart(browserApi(locale), departure));
		} catch (error) {
			setLeavingFor(undefined);
			const service = providerNames[provider];
			setFault(describeFailure(error).message ?? t("failed", { service }));
		}
	}

	return (
		<section className="social stack gap-x3 full" aria-label={t("label")}>
			<p className="or soft full" aria-hidden="true">
				{t("label")}
			</p>
			<ul className="flow wraps gap-x4">
				{open.map((provider) => (
					<li key={provider}>
						<Button
							kind="quiet"
							className="round"
							aria-label={t("with", { service: providerNames[provider] })}
							title={t("with", { service: providerNames[provider] })}
							disabled={leavingFor !== undefined}
							onClick={() => leave(provider, methods.facebookAppId)}
						>
							<SocialIcon provider={provider} />
						</Button>
					</li>
				))}
			</ul>
			<p role="status" className="if-said soft text-centre">
				{leavingFor && t("leaving", { service: providerNames[leavingFor] })}
				{fault}
			</p>
		</section>
	);
}
