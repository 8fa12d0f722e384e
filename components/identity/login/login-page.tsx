"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { besidePictureCss, noPictureCss } from "@/components/ui/sheet-css";
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
			<div className="panels stack gap-x4 from-top">
				<h1 className="head-heading">{t("title")}</h1>
				<noscript>
					<p className="needs">{t("noScript")}</p>
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
	width: min(920px, 100% - 32px);
	margin: ${theme.space.x8} auto;
	${kit.panel};
	box-shadow: ${theme.shadow.lift};
	overflow: hidden;

	${besidePictureCss}
	.panels {
		padding: ${theme.space.x6};
	}
	.needs {
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.amberWash};
	}
	${screen.phone} {
		width: 100%;
		margin: 0;
		border-radius: 0;
		box-shadow: none;

		${noPictureCss}
		.panels {
			padding: ${theme.space.x5} ${theme.space.x4};
		}
	}
`;
