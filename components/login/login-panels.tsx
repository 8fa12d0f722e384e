"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, useMemo, useState } from "react";
import type { SignedIn } from "@/gateway/contract/login";
import { browserApi } from "@/lib/api/browser";
import { withProof } from "@/lib/api/with-proof";
import { notify, notifyNextPage } from "@/lib/notice";
import { goOn } from "@/lib/session/go-on";
import { isPageKept, type LoginReason } from "@/lib/session/login-dialog";
import type { LoginPanel } from "@/lib/session/login-machine";
import { LoginContext } from "./login-context";
import { LoginFrame } from "./login-frame";
import { OtherWays } from "./other-ways";
import { PanelHead } from "./panel-head";
import { EmailPasswordPanel } from "./panels/email-password-panel";
import { ForgotPanel } from "./panels/forgot-panel";
import { PhoneCodePanel } from "./panels/phone-code-panel";
import { PhonePasswordPanel } from "./panels/phone-password-panel";
import { RegisterPanel } from "./panels/register-panel";
import { ResetPanel } from "./panels/reset-panel";
import { TouristPanel } from "./panels/tourist-panel";
import { QrLogin } from "./qr-login";
import { TouristDoor } from "./tourist-door";
import { useAreMethodsKnown } from "./use-login-methods";
import { useLoginState } from "./use-login-state";

const panels: Record<LoginPanel, ComponentType> = {
	phonePassword: PhonePasswordPanel,
	emailPassword: EmailPasswordPanel,
	phoneCode: PhoneCodePanel,
	forgot: ForgotPanel,
	reset: ResetPanel,
	register: RegisterPanel,
	tourist: TouristPanel,
};

interface LoginPanelsProps {
	reason?: LoginReason;
	/** Own path to go to afterwards. */
	wanted?: string;
	contact: ReactNode;
}

// messages: login.reason.*

/** Every way in, one panel at a time. */
export function LoginPanels({ reason, wanted, contact }: LoginPanelsProps) {
	const t = useTranslations("login");
	const locale = useLocale();
	const { draft, said, ...login } = useLoginState();
	const [isQr, setQr] = useState(false);
	const api = useMemo(() => withProof(browserApi(locale)), [locale]);
	const Panel = panels[login.state.panel];
	// What stands below the other ways in keeps its place but is not shown before them: nothing in sight moves.
	const areMethodsKnown = useAreMethodsKnown();

	function finish({ nickname }: Omit<SignedIn, "token">) {
		const words = t("success.login", { nickname });
		if (isPageKept()) notify(words);
		else notifyNextPage(words);
		goOn(wanted);
	}

	return (
		<LoginContext value={{ ...login, api, draft: draft.current, finish }}>
			<LoginFrame>
				<p className="why">{t(`reason.${reason ?? "general"}`)}</p>
				{isQr ? (
					<QrLogin />
				) : (
					<>
						<TouristDoor />
						<PanelHead said={said} />
						<Panel key={login.state.panel} />
					</>
				)}
				<OtherWays isQr={isQr} onQr={setQr} />
				<section
					className="contact"
					aria-label={t("help")}
					style={{ visibility: areMethodsKnown ? undefined : "hidden" }}
				>
					<p className="help">{t("help")}</p>
					{contact}
				</section>
			</LoginFrame>
		</LoginContext>
	);
}
