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
		<Frame className="stack gap-x5 from-top size-reading text-centre text-pretty">
			<h1 className="head-heading">{title}</h1>
			<NextIntlClientProvider messages={wordsOf("login", locale)}>
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
