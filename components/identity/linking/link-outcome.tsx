"use client";

import { useTranslations } from "next-intl";
import { LoginButton } from "@/components/identity/login/login-button";
import { Button, buttonClass, LinkButton } from "@/components/ui/button";
import { ApiError } from "@/lib/api/api-error";
import { describeFailure } from "@/lib/api/failure";
import { paths } from "@/lib/routes/paths";

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
			{kind === "signIn" && (
				<LoginButton className={buttonClass({ kind: "primary" })}>
					{t("signInButton")}
				</LoginButton>
			)}
			{kind === "failed" && (
				<Button kind="primary" onClick={onRetry}>
					{t("retry")}
				</Button>
			)}
			{(kind === "members" || kind === "unknown") && (
				<LinkButton kind="quiet" href={paths.home()}>
					{t("home")}
				</LinkButton>
			)}
		</>
	);
}
