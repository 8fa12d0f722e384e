/** Whether a shop answers at a port of this machine. */
export async function isOpen(
	port: number,
	signal: AbortSignal,
): Promise<boolean> {
	return (await askHealth(hereAt(port), signal)) !== undefined;
}

export const hereAt = (port: number) => `http://127.0.0.1:${port}`;

interface Health {
	status: "alive";
	/** From where the request seemed to come; told where the shop believes who asks. */
	address?: string;
}

/** What a shop's health page says; undefined where no shop answers. */
export async function askHealth(
	address: string,
	signal: AbortSignal,
	headers: Record<string, string> = {},
): Promise<Health | undefined> {
	try {
		const answer = await fetch(new URL("/healthz", address), {
			headers,
			signal,
			redirect: "error",
		});
		const said = (await answer.json()) as Partial<Health> | null;
		return said?.status === "alive" ? { ...said, status: "alive" } : undefined;
	} catch {
		return undefined;
	}
}
