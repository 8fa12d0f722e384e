"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { besidePictureCss } from "@/components/ui/sheet-css";
import { addressOf } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/routes/paths";
import { screen, theme } from "@/lib/theme/theme";
import { LoginPanels } from "./login-panels";

interface LoginPageProps {
	contact: ReactNode;
}

/** Signing in as a page. Without a script it can but say what is needed. */
export function LoginPage({ contact }: LoginPageProps) {
	const t = useTranslations("login");
	const locale = useLocale();
	return (
		<Frame>
			{/* biome-ignore lint/performance/noImgElement: one small picture that exists in one size. */}
			<img src="/pictures/login.webp" alt="" width={300} height={400} />
			<div className="stack gap-x4 from-top pad-x5">
				<h1 className="head-heading">{t("title")}</h1>
				<noscript>
					<p className="needs pad-x4">{t("noScript")}</p>
				</noscript>
				<LoginPanels
					wanted={addressOf({ locale, path: paths.home() })}
					contact={contact}
				/>
			</div>
		</Frame>
	);
}

const Frame = styled.main`
	${kit.grid({ all: "minmax(0, 2fr) minmax(400px, 3fr)", phone: 1 })};
	${kit.panel};
	overflow: hidden;

	.needs {
		background: ${theme.colour.amberWash};
	}
	${screen.tablet} {
		width: min(920px, 100% - 32px);
		margin: ${theme.space.x8} auto;
		box-shadow: ${theme.shadow.lift};

		${besidePictureCss}
	}
	${screen.phone} {
		border-radius: 0;

		> img {
			display: none;
		}
	}
`;
