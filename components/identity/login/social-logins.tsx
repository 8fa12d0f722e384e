"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import styled from "styled-components";
import { Button } from "@/components/ui/button";
import { kit } from "@/components/ui/kit-css";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { depart } from "@/lib/session/depart";
import { useLoginRequest } from "@/lib/session/login-dialog";
import { providerNames, type SocialProvider } from "@/lib/session/social-trip";
import { theme } from "@/lib/theme/theme";
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
		<Ways aria-label={t("label")}>
			<p className="label" aria-hidden="true">
				{t("label")}
			</p>
			<ul>
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
			<p role="status" className="status">
				{leavingFor && t("leaving", { service: providerNames[leavingFor] })}
				{fault}
			</p>
		</Ways>
	);
}

const Ways = styled.section`
	${kit.stack("x3")};
	justify-items: center;
	width: 100%;

	.label {
		${kit.grid("1fr auto 1fr", "x3")};
		align-items: center;
		width: 100%;
		color: ${theme.colour.inkSoft};
	}
	.label::before,
	.label::after {
		height: 1px;
		background: ${theme.colour.hairline};
		content: "";
	}
	ul {
		${kit.wrap("x4")};
		justify-content: center;
	}
	.status {
		color: ${theme.colour.inkSoft};
		text-align: center;
	}
	.status:empty {
		display: none;
	}
	.button.round {
		width: 48px;
		min-height: 48px;
		padding: 0;
		border-radius: ${theme.radius.pill};
	}
`;
