"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { useLogin } from "./login-context";

// messages: login.heading.*
// messages: login.tab.*

interface PanelHeadProps {
	/** How the panel before ended. */
	said: string;
}

/** What a panel is called, or the two tabs where it has a sister. The focus comes here when the panel changes. */
export function PanelHead({ said }: PanelHeadProps) {
	const t = useTranslations("login");
	const { panel } = useLogin().state;
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(panel);

	useEffect(() => {
		if (shown.current !== panel) heading.current?.focus();
		shown.current = panel;
	}, [panel]);

	const hasTabs = panel === "phonePassword" || panel === "emailPassword";
	return (
		<div className="head">
			<h2
				ref={heading}
				tabIndex={-1}
				className={hasTabs ? "visually-hidden" : undefined}
			>
				{t(`heading.${panel}`)}
			</h2>
			{hasTabs && <LoginTabs />}
			<p role="status" className="said">
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

function LoginTabs() {
	const t = useTranslations("login.tab");
	const { state, go } = useLogin();
	return (
		<fieldset className="tabs">
			<legend className="visually-hidden">{t("label")}</legend>
			<button
				type="button"
				aria-pressed={state.panel === "phonePassword"}
				onClick={() => go("phoneTab")}
			>
				{t("phone")}
			</button>
			<button
				type="button"
				aria-pressed={state.panel === "emailPassword"}
				onClick={() => go("emailTab")}
			>
				{t("email")}
			</button>
		</fieldset>
	);
}
