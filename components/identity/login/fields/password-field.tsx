"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import styled from "styled-components";
import { TextField } from "@/components/ui/form/text-field";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

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
				<Eye
					type="button"
					aria-label={t(isShown ? "hide" : "show")}
					onClick={() => setShown(!isShown)}
				>
					<Icon name={isShown ? "eye-off" : "eye"} size={20} />
				</Eye>
			}
		/>
	);
}

const Eye = styled.button`
	&& {
		${kit.centre};
		${kit.aside};
		width: 48px;
		border-radius: ${theme.radius.control};
	}
`;
