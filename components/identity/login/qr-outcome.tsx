"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { ApiError } from "@/lib/api/api-error";
import { describeFailure } from "@/lib/api/failure";
import { WayForward } from "./way-forward";

export type QrOutcomeKind =
	| "confirmed"
	| "refused"
	| "signIn"
	| "members"
	| "over"
	| "failed";

/** What a failed call means for whoever scanned a code. */
export function outcomeOf(error: unknown): QrOutcomeKind {
	const { kind } = describeFailure(error);
	if (kind === "login") return "signIn";
	if (kind === "missing") return "over";
	return error instanceof ApiError && error.code === 403 ? "members" : "failed";
}

interface QrOutcomeProps {
	kind: QrOutcomeKind;
	onRetry: () => void;
}

/** Of what ended as the shopper wanted. */
const signs = { confirmed: "circle-check", refused: "shield-check" } as const;

// messages: login.approve.*
/** How it went, and the one way forward. */
export function QrOutcome({ kind, onRetry }: QrOutcomeProps) {
	const t = useTranslations("login.approve");
	const isGood = kind === "confirmed" || kind === "refused";
	return (
		<>
			<span className={isGood ? "jade" : "soft"}>
				<Icon name={isGood ? signs[kind] : "scan-qr-code"} size={56} />
			</span>
			<p role="status">{t(kind)}</p>
			<WayForward
				kind={kind}
				words={{
					signIn: t("signInButton"),
					retry: t("retry"),
					home: t("home"),
				}}
				onRetry={onRetry}
			/>
		</>
	);
}
