"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, useState } from "react";
import type { SignedIn } from "@/gateway/contract/identity/login";
import { Link } from "@/lib/i18n/navigation";
import { notify, notifyNextPage } from "@/lib/page-state/notice";
import { accountPaths } from "@/lib/routes/account-paths";
import { goOn } from "@/lib/session/go-on";
import {
	closeLogin,
	isPageKept,
	type LoginReason,
} from "@/lib/session/login-dialog";
import {
	firstLoginState,
	type LoginPanel,
	type LoginState,
} from "@/lib/session/login-machine";
import { noteTouristWish } from "@/lib/session/tourist-wish";
import { LoginContext } from "./login-context";
import { LoginStyles } from "./login-styles";
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
import { TouristEntry } from "./tourist-entry";
import { useAreMethodsKnown } from "./use-login-methods";
import { useLoginState } from "./use-login-state";
import { useProvenApi } from "./use-proven-api";

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
	/** What the shopper has put in stands beside it. */
	hasBasket?: boolean;
	/** Where it begins. */
	first?: LoginState;
	contact: ReactNode;
}

// messages: login.reason.*

/** Every way in, one panel at a time. */
export function LoginPanels(props: LoginPanelsProps) {
	const { reason, wanted, first = firstLoginState, contact } = props;
	const t = useTranslations("login");
	const { draft, said, ...login } = useLoginState(first);
	const [isQr, setQr] = useState(false);
	const api = useProvenApi();
	const Panel = panels[login.state.panel];
	// What stands below the other ways in keeps its place but is not shown before them: nothing in sight moves.
	const areMethodsKnown = useAreMethodsKnown();

	function finish(
		{ nickname }: Omit<SignedIn, "token">,
		words = t("success.login", { nickname }),
	) {
		noteTouristWish(false);
		if (isPageKept()) notify(words);
		else notifyNextPage(words);
		goOn(wanted);
	}

	async function registered(open: () => Promise<Omit<SignedIn, "token">>) {
		const words = t("success.registerSU");
		const opened = await open().catch(() => undefined);
		if (opened) return finish(opened, words);
		login.go("registered");
		login.say(words);
	}

	const shared = { ...login, api, draft: draft.current, finish, registered };
	return (
		<LoginContext value={shared}>
			<LoginStyles className="stack cols-1 gap-x4">
				<p className="soft text-pretty">
					{t(`reason.${props.hasBasket ? "basket" : (reason ?? "general")}`)}
				</p>
				{isQr ? (
					<QrLogin />
				) : (
					<>
						<TouristEntry />
						<PanelHead said={said} />
						<Panel key={login.state.panel} />
					</>
				)}
				<OtherWays isQr={isQr} onQr={setQr} />
				{(!reason || reason === "orders") && (
					// For whoever bought without an account, and looks for the order where orders are.
					<Link
						className="way target gap-x2"
						href={accountPaths.visitorOrder()}
						onClick={closeLogin}
					>
						{t("go.findOrder")}
					</Link>
				)}
				<section
					className="contact"
					aria-label={t("help")}
					style={{ visibility: areMethodsKnown ? undefined : "hidden" }}
				>
					<p className="soft">{t("help")}</p>
					{contact}
				</section>
			</LoginStyles>
		</LoginContext>
	);
}
