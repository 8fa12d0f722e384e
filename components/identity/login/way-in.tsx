import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { currentLocale } from "@/lib/i18n/locale";
import { wordsOf } from "@/lib/i18n/part-words";
import { theme } from "@/lib/theme/theme";

interface WayInProps {
	title: string;
	children: ReactNode;
}

/** The frame of a page with one thing to do on the way in, and the words of signing in for what reacts inside. */
export async function WayIn({ title, children }: WayInProps) {
	const locale = await currentLocale();
	return (
		<Frame>
			<h1>{title}</h1>
			<NextIntlClientProvider messages={wordsOf("login", locale)}>
				{children}
			</NextIntlClientProvider>
		</Frame>
	);
}

const Frame = styled.main`
	${kit.stack("x5")};
	justify-items: center;
	align-content: start;
	width: min(480px, 100% - 32px);
	min-height: 320px;
	margin: ${theme.space.x8} auto;
	padding: ${theme.space.x8} ${theme.space.x5};
	${kit.panel};
	box-shadow: ${theme.shadow.lift};
	font-size: ${theme.type.reading};
	text-align: center;
	text-wrap: pretty;

	h1 {
		${kit.heading("heading")};
	}
	.device {
		${kit.stack("x3")};
		justify-items: center;
		width: 100%;
		padding: ${theme.space.x6} ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.paper};
	}
	.device svg {
		color: ${theme.colour.accent};
	}
	.device strong {
		${kit.heading("title")};
		overflow-wrap: anywhere;
	}
	.caution {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.body};
	}
	.choices {
		${kit.stack("x3")};
		width: 100%;
	}
	.sign {
		color: ${theme.colour.inkSoft};
	}
	.sign[data-good] {
		color: ${theme.colour.jade};
	}
`;
