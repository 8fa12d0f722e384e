"use client";

import { Button, buttonClass, LinkButton } from "@/components/ui/button";
import { paths } from "@/lib/routes/paths";
import { LoginButton } from "./login-button";

interface WayForwardProps {
	/** What is not named here leads home. */
	kind: "signIn" | "failed" | (string & {});
	words: Record<"signIn" | "retry" | "home", string>;
	onRetry: () => void;
}

/** The one thing that whoever was not let in can do next. */
export function WayForward({ kind, words, onRetry }: WayForwardProps) {
	switch (kind) {
		case "signIn":
			return (
				<LoginButton className={buttonClass({ kind: "primary" })}>
					{words.signIn}
				</LoginButton>
			);
		case "failed":
			return (
				<Button kind="primary" onClick={onRetry}>
					{words.retry}
				</Button>
			);
		default:
			return (
				<LinkButton kind="quiet" href={paths.home()}>
					{words.home}
				</LinkButton>
			);
	}
}
