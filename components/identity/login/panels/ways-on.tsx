"use client";

import { useTranslations } from "next-intl";
import type { LoginEvent } from "@/lib/session/login-machine";
import { useLogin } from "../login-context";

interface WaysOnProps {
	ways: Exclude<
		LoginEvent,
		"emailTab" | "phoneTab" | "resetCodeSent" | "passwordReset" | "registered"
	>[];
	/** Of the one way, where its own does not say enough. */
	word?: "otherEmail";
}

// messages: login.go.*
/** From one panel to others, below its form. */
export function WaysOn({ ways, word }: WaysOnProps) {
	const t = useTranslations("login.go");
	const { go } = useLogin();
	return (
		<div className="ways flow wraps apart">
			{ways.map((way) => (
				<button
					key={way}
					type="button"
					className="way target gap-x2"
					onClick={() => go(way)}
				>
					{t(word ?? way)}
				</button>
			))}
		</div>
	);
}
