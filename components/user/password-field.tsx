"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Field } from "@/components/ui/field";

/** A password that its owner may look at. */
export function PasswordField(props: ComponentProps<typeof Field>) {
	const t = useTranslations("user.form");
	const [isShown, setShown] = useState(false);
	const Icon = isShown ? EyeOff : Eye;
	return (
		<Field {...props} type={isShown ? "text" : "password"}>
			<button
				type="button"
				className="button quiet look"
				aria-pressed={isShown}
				aria-label={t("showPassword")}
				onClick={() => setShown(!isShown)}
			>
				<Icon size={20} aria-hidden="true" />
			</button>
		</Field>
	);
}
