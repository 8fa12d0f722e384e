"use client";

import {
	NextIntlClientProvider,
	useLocale,
	useMessages,
	useTranslations,
} from "next-intl";
import type { ReactNode } from "react";
import useSWR from "swr";
import { Sheet } from "@/components/ui/sheet";
import { browserApi } from "@/lib/api/browser";
import type { Messages } from "@/lib/i18n/messages";
import { closeLogin, type LoginRequest } from "@/lib/session/login-dialog";
import {
	firstLoginState,
	firstRegisterState,
	firstTouristState,
	type LoginState,
} from "@/lib/session/login-machine";
import { hasTouristWish } from "@/lib/session/tourist-wish";
import { LoginPanels } from "./login-panels";

const ownPicture = "/pictures/login.webp";

interface LoginDialogProps {
	request: LoginRequest;
	isOpen: boolean;
	/** The words of signing in, which no page carries. */
	words: Partial<Messages>;
	contact: ReactNode;
}

/** Brings its words along; all others are the page's. */
export function LoginDialog({ words, ...rest }: LoginDialogProps) {
	const messages = { ...useMessages(), ...words };
	return (
		<NextIntlClientProvider locale={useLocale()} messages={messages}>
			<Dialog {...rest} />
		</NextIntlClientProvider>
	);
}

/** The frame of signing in: picture and title; what to do stands in `LoginPanels`. */
function Dialog({ request, isOpen, contact }: Omit<LoginDialogProps, "words">) {
	const t = useTranslations("login");
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={(isWanted) => !isWanted && closeLogin()}
			title={t("title")}
			closeLabel={t("close")}
			returnTo={{ current: request.opener }}
			picture={useLoginPicture()}
		>
			<LoginPanels
				reason={request.reason}
				wanted={request.wanted}
				first={firstStateFor(request)}
				contact={contact}
			/>
		</Sheet>
	);
}

/** A dialog never stands in the page's HTML, so that it may begin as this device remembers. */
function firstStateFor({ isRegistering }: LoginRequest): LoginState {
	if (isRegistering) return firstRegisterState;
	return hasTouristWish() ? firstTouristState : firstLoginState;
}

/** The operator's picture, or our own until it is known. */
function useLoginPicture(): string {
	const locale = useLocale();
	const { data } = useSWR(
		"login-picture",
		() => browserApi(locale).get("/api/front/pc/login/getLoginPic"),
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
	return data?.loginLeftImage || ownPicture;
}
