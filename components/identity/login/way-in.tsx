import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import type { LocaleCode } from "@/gateway/contract/locale";
import { currentLocale } from "@/lib/i18n/locale";
import type { Messages } from "@/lib/i18n/messages";
import { wordsOf } from "@/lib/i18n/part-words";
import { theme } from "@/lib/theme/theme";

interface WayInProps {
	title: string;
	/** The words for what reacts inside; those of signing in where no others are named. */
	messages?: (locale: LocaleCode) => Partial<Messages>;
	children: ReactNode;
}

const loginWords = (locale: LocaleCode) => wordsOf("login", locale);

/** The frame of a page with one thing to do on the way in. */
export async function WayIn(props: WayInProps) {
	const { title, messages = loginWords, children } = props;
	const locale = await currentLocale();
	return (
		<Frame className="stack gap-x5 from-top size-reading text-centre text-pretty">
			<h1 className="head-heading">{title}</h1>
			<NextIntlClientProvider messages={messages(locale)}>
				{children}
			</NextIntlClientProvider>
		</Frame>
	);
}

const Frame = styled.main`
	justify-items: center;
	width: min(480px, 100% - 32px);
	min-height: 320px;
	margin: ${theme.space.x8} auto;
	padding: ${theme.space.x8} ${theme.space.x5};
	${kit.panel};
	box-shadow: ${theme.shadow.lift};

	.device {
		justify-items: center;
		padding: ${theme.space.x6} ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.paper};
	}
`;
