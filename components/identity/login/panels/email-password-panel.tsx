"use client";

import { EmailField } from "../fields/email-field";
import { useLogin } from "../login-context";
import { PasswordPanel } from "./password-panel";

const schema = () => import("./schemas").then((found) => found.emailPassword);

export function EmailPasswordPanel() {
	const { api, draft } = useLogin();
	const { email, password, agreement } = draft;
	return (
		<PasswordPanel
			schema={schema}
			values={{ email, password, agreement }}
			open={({ agreement: _, ...body }) =>
				api.post("/api/front/login/email", { body })
			}
			otherWay="forgotPassword"
		>
			<EmailField autoComplete="username" />
		</PasswordPanel>
	);
}
