"use client";

import { AccountForm, type AccountFormProps } from "./account-form";
import type { Schema } from "./late-resolver";
import { useLogin } from "./login-context";

/** One panel's form; what is typed into it the other panels begin with. */
export function LoginForm<S extends Schema>(props: AccountFormProps<S>) {
	const { keep } = useLogin();
	return <AccountForm {...props} onTyped={keep} />;
}
