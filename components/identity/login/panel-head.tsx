"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { useLogin } from "./login-context";
import { LoginTabs } from "./login-tabs";

// messages: login.heading.*

interface PanelHeadProps {
	/** How the panel before ended. */
	said: string;
}

/** What a panel is called, or the two tabs where it has a sister. The focus comes here when the panel changes. */
export function PanelHead({ said }: PanelHeadProps) {
	const t = useTranslations("login");
	const { state, go } = useLogin();
	const { panel } = state;
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(panel);

	useEffect(() => {
		if (shown.current !== panel) heading.current?.focus();
		shown.current = panel;
	}, [panel]);

	const hasTabs = panel === "phonePassword" || panel === "emailPassword";
	return (
		<div>
			<h2
				ref={heading}
				tabIndex={-1}
				className={hasTabs ? "visually-hidden" : "head-title"}
			>
				{t(`heading.${panel}`)}
			</h2>
			{hasTabs && (
				<LoginTabs
					label={t("tab.label")}
					current={panel === "phonePassword" ? "phone" : "email"}
					onChoose={(tab) => go(`${tab}Tab`)}
				/>
			)}
			<p role="status" className={said ? "said row gap-x2 good" : undefined}>
				{said && (
					<>
						<Icon name="circle-check" size={20} />
						{said}
					</>
				)}
			</p>
		</div>
	);
}
