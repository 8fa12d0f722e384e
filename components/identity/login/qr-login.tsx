"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { drawQrCode } from "@/lib/format/qr-picture";
import { addressOf } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/routes/account-paths";
import { useLogin } from "./login-context";
import { useSecondsLeft } from "./use-seconds-left";
import { useTicket } from "./use-ticket";

type Shown =
	| "loading"
	| "waiting"
	| "scanned"
	| "confirmed"
	| "expired"
	| "failed";

// messages: login.qr.*
/** Signing in by a code that a signed-in phone confirms. */
export function QrLogin() {
	const t = useTranslations("login.qr");
	const locale = useLocale();
	const { finish } = useLogin();
	const { ticket, session, refusal, renew, ...turn } = useTicket();
	const secondsLeft = useSecondsLeft(ticket?.deadline);
	const shown = shownOf({ ...turn, hasTicket: Boolean(ticket), secondsLeft });

	const arrive = useEffectEvent(finish);

	useEffect(() => {
		if (session) arrive(session);
	}, [session]);

	const address =
		ticket &&
		window.location.origin +
			addressOf({ locale, path: accountPaths.qrLogin(ticket.ticket) });
	return (
		<section className="scan stack gap-x3 text-centre">
			<h2 className="head-title">{t("title")}</h2>
			<div className="code lit centre as-card" data-shown={shown}>
				{address && (
					// biome-ignore lint/performance/noImgElement: drawn here, never fetched.
					<img
						src={`data:image/svg+xml,${encodeURIComponent(drawQrCode(address))}`}
						alt={t("picture")}
						width={208}
						height={208}
					/>
				)}
				{(shown === "expired" || shown === "failed") && (
					<Button kind="primary" onClick={renew}>
						<Icon name="refresh-cw" size={18} />
						{t("refresh")}
					</Button>
				)}
			</div>
			<p className="row gap-x2 soft text-balance">
				<Icon name="scan-qr-code" size={20} />
				{t("hint")}
			</p>
			<p role="status" className="if-said strong">
				{refusal ?? (shown !== "waiting" && t(shown))}
			</p>
			{shown === "waiting" && secondsLeft !== undefined && (
				<p className="soft">{t("left", { seconds: secondsLeft })}</p>
			)}
		</section>
	);
}

interface Turn {
	state: "waiting" | "scanned" | "confirmed" | "used" | "expired";
	hasTicket: boolean;
	hasFailed: boolean;
	secondsLeft: number | undefined;
}

function shownOf({ state, hasTicket, hasFailed, secondsLeft }: Turn): Shown {
	if (hasFailed) return "failed";
	if (!hasTicket) return "loading";
	if (state === "confirmed") return "confirmed";
	// What was used elsewhere is of no use here.
	const isOver = state === "used" || secondsLeft === 0;
	return isOver ? "expired" : state;
}
