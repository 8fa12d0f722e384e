"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/ui/form/text-field";
import { Icon } from "@/components/ui/icon";

interface PasswordFieldProps {
	name?: string;
	label: string;
	autoComplete: "current-password" | "new-password";
}

/** What is typed can be seen by those who want to. */
export function PasswordField({
	name = "password",
	label,
	autoComplete,
}: PasswordFieldProps) {
	const t = useTranslations("login.password");
	const [isShown, setShown] = useState(false);
	return (
		<TextField
			name={name}
			label={label}
			type={isShown ? "text" : "password"}
			autoComplete={autoComplete}
			autoCapitalize="none"
			spellCheck={false}
			after={
				<button
					type="button"
					className="inner"
					aria-label={t(isShown ? "hide" : "show")}
					onClick={() => setShown(!isShown)}
				>
					<Icon name={isShown ? "eye-off" : "eye"} size={20} />
				</button>
			}
		/>
	);
}
