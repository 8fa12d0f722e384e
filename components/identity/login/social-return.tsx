"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { addressOf } from "@/lib/i18n/locale-path";
import { notifyNextPage } from "@/lib/page-state/notice";
import { accountPaths } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";
import { comeBack, type TripFault } from "@/lib/session/come-back";
import { goOn } from "@/lib/session/go-on";
import {
	currentTrip,
	endTrip,
	providerNames,
	type SocialProvider,
} from "@/lib/session/social-trip";

type Fault = TripFault | "failed" | { message: string };

// messages: login.social.*
/** Finishes a sign-in that another service has sent back here, and goes on to where the shopper was. */
export function SocialReturn({ provider }: { provider: SocialProvider }) {
	const t = useTranslations("login.social");
	const done = useTranslations("login.success");
	const locale = useLocale();
	const hasBegun = useRef(false);
	const [fault, setFault] = useState<Fault>();

	useEffect(() => {
		if (hasBegun.current) return;
		hasBegun.current = true;
		const { pathname, search, hash } = window.location;
		const trip = currentTrip();
		if (trip && trip.locale !== locale) {
			const path = accountPaths.socialReturn(provider);
			const own = addressOf({ locale: trip.locale, path });
			window.location.replace(own + search + hash);
			return;
		}
		endTrip();
		// What signs somebody in stays neither in the history nor in a link that is passed on.
		window.history.replaceState(window.history.state, "", pathname);
		const finish = comeBack(provider, { search, hash }, trip);
		if (typeof finish === "string") setFault(finish);
		else
			finish(browserApi(locale)).then(
				({ nickname }) => {
					notifyNextPage(done("login", { nickname }));
					goOn(trip?.returnTo);
				},
				(error: unknown) => {
					const { message } = describeFailure(error);
					setFault(message ? { message } : "failed");
				},
			);
	}, [provider, locale, done]);

	const service = providerNames[provider];
	if (!fault) return <p role="status">{t("asking", { service })}</p>;
	return (
		<>
			<p role="alert">
				{typeof fault === "object" ? fault.message : t(fault, { service })}
			</p>
			<LinkButton kind="primary" href={paths.login()}>
				{t("again")}
			</LinkButton>
		</>
	);
}
