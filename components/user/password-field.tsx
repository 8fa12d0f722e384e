"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";

/** A password that its owner may look at. */
export function PasswordField(props: ComponentProps<typeof Field>) {
	const t = useTranslations("user.form");
	const [isShown, setShown] = useState(false);
	return (
		<Field {...props} type={isShown ? "text" : "password"}>
			<button
				type="button"
				className="button quiet look"
				aria-pressed={isShown}
				aria-label={t("showPassword")}
				onClick={() => setShown(!isShown)}
			>
				<Icon name={isShown ? "eye-off" : "eye"} size={20} />
			</button>
		</Field>
	);
}
