"use client";

import { useTranslations } from "next-intl";
import { type RegisterTab, registerTabs } from "@/lib/session/login-machine";

interface LoginTabsProps {
	label: string;
	current: RegisterTab;
	onChoose: (tab: RegisterTab) => void;
}

// messages: login.tab.*
/** By phone or by e-mail. */
export function LoginTabs({ label, current, onChoose }: LoginTabsProps) {
	const t = useTranslations("login.tab");
	return (
		<fieldset className="tabs as-well">
			<legend className="visually-hidden">{label}</legend>
			{registerTabs.map((tab) => (
				<button
					key={tab}
					type="button"
					className="soft strong"
					aria-pressed={tab === current}
					onClick={() => onChoose(tab)}
				>
					{t(tab)}
				</button>
			))}
		</fieldset>
	);
}
