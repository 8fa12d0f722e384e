const counted = /^harbour_replica_reads_total\{outcome="(\w+)"\} (\d+)$/gm;

/** Who answered reads for everybody, over all nodes: "by replica 812 by primary 40 by failed 3". */
export async function readReplicaCounts(
	addresses: string[],
	token: string,
): Promise<string> {
	const sums = new Map<string, number>();
	for (const address of addresses) {
		const answer = await fetch(`${address}/metrics`, {
			headers: { authorization: `Bearer ${token}` },
		});
		for (const [, outcome = "", count] of (await answer.text()).matchAll(
			counted,
		))
			sums.set(outcome, (sums.get(outcome) ?? 0) + Number(count));
	}
	return [...sums].map(([outcome, sum]) => `by ${outcome} ${sum}`).join(" ");
}
