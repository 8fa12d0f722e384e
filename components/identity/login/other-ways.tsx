"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { isSigningIn, useLogin } from "./login-context";
import { SocialLogins } from "./social-logins";

interface OtherWaysProps {
	isQr: boolean;
	onQr: (isWanted: boolean) => void;
}

/** Below the panels to sign in with: a phone's camera, other services. */
export function OtherWays({ isQr, onQr }: OtherWaysProps) {
	const t = useTranslations("login.go");
	const { panel } = useLogin().state;
	if (!isSigningIn(panel)) return null;
	return (
		<>
			<button
				type="button"
				className="way qr target gap-x2"
				onClick={() => onQr(!isQr)}
			>
				{!isQr && <Icon name="scan-qr-code" size={20} />}
				{t(isQr ? "fromQr" : "qr")}
			</button>
			{!isQr && <SocialLogins />}
		</>
	);
}
