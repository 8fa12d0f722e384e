"use client";

import { useTranslations } from "next-intl";
import { WayForward } from "@/components/identity/login/way-forward";
import { ApiError } from "@/lib/api/api-error";
import { describeFailure } from "@/lib/api/failure";

export type LinkOutcomeKind = "signIn" | "members" | "unknown" | "failed";

/** What a failed call means for whoever links a program. */
export function outcomeOf(error: unknown): LinkOutcomeKind {
	const { kind } = describeFailure(error);
	if (kind === "login") return "signIn";
	const code = error instanceof ApiError ? error.code : undefined;
	// A query that is too long is no program's either.
	if (code === 404 || code === 400) return "unknown";
	return code === 403 ? "members" : "failed";
}

interface LinkOutcomeProps {
	kind: LinkOutcomeKind;
	onRetry: () => void;
}

// messages: linkProgram.*
/** Why nothing can be allowed, and the one way forward. */
export function LinkOutcome({ kind, onRetry }: LinkOutcomeProps) {
	const t = useTranslations("linkProgram");
	return (
		<>
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
