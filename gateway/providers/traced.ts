import { inSpan, tracing } from "../contract/trace";

/** The same provider; where traces are collected each of its calls is told of, by its name alone. */
export function traced<Provider extends object>(
	name: string,
	provider: Provider,
): Provider {
	if (!tracing()) return provider;
	return new Proxy(provider, {
		get(target, key) {
			const value = Reflect.get(target, key);
			const called = `${name} ${String(key)}`;
			if (typeof value === "function")
				return (...given: unknown[]) =>
					inSpan({ name: called, kind: "client" }, () =>
						value.apply(target, given),
					);
			return value && typeof value === "object" ? traced(called, value) : value;
		},
	});
}
