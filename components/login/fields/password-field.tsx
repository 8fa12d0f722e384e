"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "./text-field";

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
	const Icon = isShown ? EyeOff : Eye;
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
					<Icon size={20} aria-hidden="true" />
				</button>
			}
		/>
	);
}
