"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import styled from "styled-components";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { drawQrCode } from "@/lib/format/qr-picture";
import { addressOf } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/routes/paths";
import { theme } from "@/lib/theme/theme";
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
	const { ticket, session, renew, ...turn } = useTicket();
	const secondsLeft = useSecondsLeft(ticket?.deadline);
	const shown = shownOf({ ...turn, hasTicket: Boolean(ticket), secondsLeft });

	const arrive = useEffectEvent(finish);

	useEffect(() => {
		if (session) arrive(session);
	}, [session]);

	const address =
		ticket &&
		window.location.origin +
			addressOf({ locale, path: paths.qrLogin(ticket.ticket) });
	return (
		<Frame>
			<h2>{t("title")}</h2>
			<div className="code" data-shown={shown}>
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
			<p className="hint">
				<Icon name="scan-qr-code" size={20} />
				{t("hint")}
			</p>
			<p role="status" className="state">
				{shown !== "waiting" && t(shown)}
			</p>
			{shown === "waiting" && secondsLeft !== undefined && (
				<p className="left">{t("left", { seconds: secondsLeft })}</p>
			)}
		</Frame>
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

const Frame = styled.section`
	${kit.stack("x3")};
	justify-items: center;
	text-align: center;

	h2 {
		${kit.heading("title")};
	}
	.code {
		position: relative;
		${kit.centre};
		${kit.square(232)};
		${kit.card};
	}
	img {
		${kit.square(208)};
		transition: opacity ${theme.motion.calm};
	}
	[data-shown="scanned"] img,
	[data-shown="confirmed"] img,
	[data-shown="expired"] img {
		opacity: 0.12;
	}
	.code .button {
		position: absolute;
	}
	.hint {
		${kit.row("x2")};
		color: ${theme.colour.inkSoft};
		text-wrap: balance;
	}
	.state {
		font-weight: 600;
	}
	.state:empty {
		display: none;
	}
	.left {
		color: ${theme.colour.inkSoft};
		font-variant-numeric: tabular-nums;
	}
`;
