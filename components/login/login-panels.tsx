"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import styled from "styled-components";
import { buttonStyle } from "@/components/ui/button";
import { closeLogin, type LoginReason } from "@/lib/session/login-dialog";
import { theme } from "@/lib/theme/theme";

interface LoginPanelsProps {
	reason?: LoginReason;
	contact: ReactNode;
}

// messages: login.reason.*

/** Says why an account is needed and how to go on. */
export function LoginPanels({ reason, contact }: LoginPanelsProps) {
	const t = useTranslations("login");
	return (
		<Frame>
			<p className="why">{t(`reason.${reason ?? "general"}`)}</p>
			<section aria-label={t("help")}>
				<p className="help">{t("help")}</p>
				{contact}
			</section>
			<button type="button" className="button primary" onClick={closeLogin}>
				{t("browse")}
			</button>
		</Frame>
	);
}

const Frame = styled.div`
	display: grid;
	gap: ${theme.space.x5};

	.why {
		font-size: ${theme.type.title};
		font-weight: 700;
		line-height: ${theme.line.tight};
		text-wrap: pretty;
	}
	section {
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.paper};
	}
	.help {
		margin-bottom: ${theme.space.x1};
		color: ${theme.colour.inkSoft};
	}
	.line {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 44px;
		overflow-wrap: anywhere;
	}
	.line svg {
		flex: none;
		color: ${theme.colour.accent};
	}
	.line b {
		font-size: ${theme.type.reading};
	}
	.hours {
		padding-inline-start: 32px;
		color: ${theme.colour.inkSoft};
	}
	${buttonStyle}
`;
