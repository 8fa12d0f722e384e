"use client";

import {
	NextIntlClientProvider,
	useLocale,
	useMessages,
	useTranslations,
} from "next-intl";
import { type ReactNode, useMemo } from "react";
import styled from "styled-components";
import useSWR from "swr";
import { kit } from "@/components/ui/kit-css";
import { Sheet } from "@/components/ui/sheet";
import { browserApi } from "@/lib/api/browser";
import { readBasket } from "@/lib/cart/basket";
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
	/** What a visitor has put in. */
	basket: ReactNode;
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

/** The frame of signing in: picture or basket, and title; what to do stands in `LoginPanels`. */
function Dialog(props: Omit<LoginDialogProps, "words">) {
	const { request, isOpen, contact, basket } = props;
	const t = useTranslations("login");
	// Until it is closed: what is taken out meanwhile moves nothing.
	const hasBasket = useMemo(() => hasBasketFor(request), [request]);
	const picture = useLoginPicture();
	const panels = (
		<LoginPanels
			reason={request.reason}
			wanted={request.wanted}
			first={firstStateFor(request, hasBasket)}
			hasBasket={hasBasket}
			contact={contact}
		/>
	);
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={(isWanted) => !isWanted && closeLogin()}
			title={t(hasBasket ? "basket" : "title")}
			closeLabel={t("close")}
			returnTo={{ current: request.opener }}
			isWide={hasBasket}
			picture={hasBasket ? undefined : picture}
		>
			{hasBasket ? (
				<Beside>
					{basket}
					{panels}
				</Beside>
			) : (
				panels
			)}
		</Sheet>
	);
}

function hasBasketFor({ reason }: LoginRequest): boolean {
	return reason === "cart" && readBasket().lines.length > 0;
}

/** A dialog never stands in the page's HTML, so that it may begin as this device remembers. */
function firstStateFor(
	{ isRegistering }: LoginRequest,
	hasBasket: boolean,
): LoginState {
	if (isRegistering) return firstRegisterState;
	const isGuest = hasBasket || hasTouristWish();
	return isGuest ? firstTouristState : firstLoginState;
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

const Beside = styled.div`
	${kit.grid({ all: "minmax(0, 1fr) minmax(0, 360px)", phone: 1 }, "x6", "x8")};
	align-items: start;
`;
