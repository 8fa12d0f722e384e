import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import styled from "styled-components";
import { buttonCss } from "@/components/ui/button";
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
	display: grid;
	justify-items: center;
	align-content: start;
	gap: ${theme.space.x5};
	width: min(480px, 100% - 32px);
	min-height: 320px;
	margin: ${theme.space.x8} auto;
	padding: ${theme.space.x8} ${theme.space.x5};
	border-radius: ${theme.radius.card};
	background: ${theme.colour.card};
	box-shadow: ${theme.shadow.lift};
	font-size: ${theme.type.reading};
	text-align: center;
	text-wrap: pretty;

	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
	}
	.device {
		display: grid;
		justify-items: center;
		gap: ${theme.space.x3};
		width: 100%;
		padding: ${theme.space.x6} ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.paper};
	}
	.device svg {
		color: ${theme.colour.accent};
	}
	.device strong {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
	}
	.caution {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.body};
	}
	.choices {
		display: grid;
		gap: ${theme.space.x3};
		width: 100%;
	}
	.sign {
		color: ${theme.colour.inkSoft};
	}
	.sign[data-good] {
		color: ${theme.colour.jade};
	}
	${buttonCss}
`;
